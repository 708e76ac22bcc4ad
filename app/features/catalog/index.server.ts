/** What the server halves of other features' screens may use of the catalogue. */
export { saleEnd, tilesFor } from "./tiles.server";
