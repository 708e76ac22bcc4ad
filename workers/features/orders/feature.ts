/** Everything that the orders feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { cancelOrder } from "./endpoints/cancel-order";
import { getOrderDetails } from "./endpoints/get-order-details";
import { refundOrderLine } from "./endpoints/refund-order-line";
import { updateOrderStatus } from "./endpoints/update-order-status";
import { tellMove } from "./jobs/tell-move";
import { memberOrders } from "./tables/get-member-orders";
import { ordersForManagement } from "./tables/get-orders-for-management";
import { ordersReport } from "./tables/orders-report";

export const feature = defineFeature({
	endpoints: [cancelOrder, getOrderDetails, refundOrderLine, updateOrderStatus],
	tables: [memberOrders, ordersForManagement, ordersReport],
	jobs: [tellMove],
});
