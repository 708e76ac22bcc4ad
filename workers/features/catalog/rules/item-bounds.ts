/** How long the words of an item and of its variants may be, whether a file or an account owner says them. @browser-safe @pure */

/** The most characters of each; `option` bounds the name of an option and its value alike. */
export const itemBounds = { name: 500, brand_name: 255, tags: 5_000, sku: 255, option: 255 } as const;
