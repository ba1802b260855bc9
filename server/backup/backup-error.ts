/** A backup that cannot be made or restored, told in the words of the person who asked for it. */
export class BackupError extends Error {}
