import type { FormItem } from '../../../resources/schema/resource'
import { FormItems } from './FormItems'

/** Some fields of the form around, side by side where there is room: for screens written by hand. */
export const GeneratedFields = ({ names }: { names: readonly FormItem[] }) => <FormItems items={names} />
