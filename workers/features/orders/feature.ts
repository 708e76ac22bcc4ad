/** Everything that the orders feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelOrder } from "./endpoints/cancel-order";
import { getOrderDetails } from "./endpoints/get-order-details";
import { refundOrderLine } from "./endpoints/refund-order-line";
import { updateOrderStatus } from "./endpoints/update-order-status";
import { notifyMove } from "./jobs/notify-move";
import { memberOrders } from "./lists/get-member-orders.query";
import { ordersForManagement } from "./lists/get-orders-for-management.query";
import { ordersReport } from "./lists/orders-report.query";
import { menu } from "./menu";
import { linesMoved } from "./notifications/lines-moved";
import { orderPlaced } from "./notifications/order-placed";
import { redemptionSummary } from "./reports/redemption-summary";
import { ownOrdersSection } from "./searches/own-orders";
import { numberOfOrder } from "./store/orders";

export const feature = defineFeature({
	endpoints: [cancelOrder, getOrderDetails, refundOrderLine, updateOrderStatus],
	lists: [memberOrders, ordersForManagement, ordersReport],
	summaries: [redemptionSummary],
	jobs: [notifyMove],
	notifications: [linesMoved, orderPlaced],
	menu,
	searches: [ownOrdersSection],
	references: { order: numberOfOrder },
});
