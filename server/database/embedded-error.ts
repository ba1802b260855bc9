/** A start that cannot succeed, told in the words of the person who starts the product. */
export class EmbeddedError extends Error {}
