/** Everything that the orders feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelOrder } from "./endpoints/cancel-order";
import { getOrderDetails } from "./endpoints/get-order-details";
import { refundOrderLine } from "./endpoints/refund-order-line";
import { updateOrderStatus } from "./endpoints/update-order-status";
import { tellMove } from "./jobs/tell-move";
import { memberOrders } from "./lists/get-member-orders.query";
import { ordersForManagement } from "./lists/get-orders-for-management.query";
import { ordersReport } from "./lists/orders-report.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [cancelOrder, getOrderDetails, refundOrderLine, updateOrderStatus],
	lists: [memberOrders, ordersForManagement, ordersReport],
	jobs: [tellMove],
	menu,
});
