import { type WaitingReception, waitingReceptions } from '../device-receptions'
import { useWaitingList } from '../use-waiting-list'

/** What the person has signed and waits on this device, in this tab and in others. */
export const useWaiting = (): WaitingReception[] => useWaitingList(waitingReceptions)
