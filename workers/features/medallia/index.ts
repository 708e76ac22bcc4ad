/** What other features may use of Medallia items: adding a demo's. */
export { insertItems } from "./store/items";
