import { UserPage } from './users/UserPage'

export const UserCreateScreen = () => <UserPage />
