/** A sign-in by a provider that comes to nothing, with the sentence for the person and for whoever tries it out. */
export class Refused extends Error {}
