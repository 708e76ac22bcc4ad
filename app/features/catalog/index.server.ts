/** What the server halves of other features' screens may use of the catalogue. */
export { leftOfSales } from "./left-of-sales.server";
export { saleEnd, tilesFor, walletName } from "./tiles.server";
