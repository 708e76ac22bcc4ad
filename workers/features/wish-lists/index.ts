/** What other features use of wish lists: an order takes what was bought off them. */

export { insertPastWishes } from "./store/past-wishes";
export { removeWishesFor } from "./store/wishes";
