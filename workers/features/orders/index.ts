/** What other features may use of orders: placing one in their batch, confirming it, and finding what a member ordered lately. */
export { type OrderLine, orderLineOutput, presentLine } from "./rules/present-order";
export { postConfirmation } from "./store/confirmation";
export {
	findOrder,
	insertOrder,
	insertOrderLines,
	type LineToKeep,
	linesOf,
	listRecentBuyers,
	listRecentOrders,
	type OrderRow,
	type OrderToKeep,
} from "./store/orders";
