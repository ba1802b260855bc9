/** What tells a French text from an English one. */
export const frenchWords =
  /[àâçéèêëîïôûùœÉÀ]|\b(?:le|la|les|des|du|une?|et|ou|où|pour|par|avec|sans|dans|sur|de|est|sont|libellé|type de|statut|nom|adhérents?|fournisseurs?)\b|\b[dlnsq]'/i
