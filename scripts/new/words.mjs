/** How names are written in what `npm run new` composes. */

/** `get-groups` as `getGroups`. */
export const camel = (name) => name.replace(/[-_](\w)/g, (_match, letter) => letter.toUpperCase());

/** `get-groups` as `Get groups`. */
export const title = (name) => name.replace(/[-_.]/g, " ").replace(/^\w/, (letter) => letter.toUpperCase());

/** `flash-sale` as `flash_sale`, as addresses and tables have it. */
export const snake = (name) => name.replaceAll("-", "_");
