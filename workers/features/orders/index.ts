/** What other features may use of orders: placing one in their batch, confirming it, and finding what a member ordered lately. */
export type { Delivery, OrderStatus } from "./rules/line-states";
export { orderNumber } from "./rules/order-number";
export {
	type EmailOfOrder,
	noDestination,
	type OrderDestination,
	type OrderLine,
	orderLineOutput,
	presentLine,
	readOrderAddress,
} from "./rules/present-order";
export { notifyOrderPlaced } from "./steps/notify-buyer";
export { addToDaySums, type CountedLine } from "./store/day-sums";
export { countOrdersOfMonths } from "./store/order-months";
export {
	findOrder,
	insertOrder,
	insertOrderLines,
	type LineToSave,
	linesOf,
	listRecentBuyers,
	listRecentOrders,
	nextOrderNumber,
	type OrderRow,
	type OrderToSave,
	orderNumberAsText,
	type ProductType,
} from "./store/orders";
