/** Everything that the orders feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { changeOrders } from "./bulk-actions/change-orders";
import { cancelOrder } from "./endpoints/cancel-order";
import { getOrderDetails } from "./endpoints/get-order-details";
import { getPackingList } from "./endpoints/get-packing-list";
import { refundOrderLine } from "./endpoints/refund-order-line";
import { refuseReturn } from "./endpoints/refuse-return";
import { resendEgift } from "./endpoints/resend-egift";
import { returnOrderLine } from "./endpoints/return-order-line";
import { updateOrderStatus } from "./endpoints/update-order-status";
import { trackingImport } from "./imports/tracking";
import { followDaySums } from "./jobs/follow-day-sums";
import { notifyMove } from "./jobs/notify-move";
import { sendEgift } from "./jobs/send-egift";
import { memberOrders } from "./lists/get-member-orders.query";
import { ordersForManagement } from "./lists/get-orders-for-management.query";
import { ordersReport } from "./lists/orders-report.query";
import { menu } from "./menu";
import { egift } from "./notifications/egift";
import { linesMoved } from "./notifications/lines-moved";
import { orderPlaced } from "./notifications/order-placed";
import { returnAsked } from "./notifications/return-asked";
import { returnRefused } from "./notifications/return-refused";
import { overviewParts } from "./overview-parts";
import { fulfilmentSummary } from "./reports/fulfilment-summary";
import { redemptionSummary } from "./reports/redemption-summary";
import { ownOrdersSection } from "./searches/own-orders";
import { numberOfOrder } from "./store/orders";

export const feature = defineFeature({
	endpoints: [
		cancelOrder,
		getOrderDetails,
		getPackingList,
		refundOrderLine,
		refuseReturn,
		resendEgift,
		returnOrderLine,
		updateOrderStatus,
	],
	lists: [memberOrders, ordersForManagement, ordersReport],
	bulkActions: [changeOrders],
	imports: [trackingImport],
	summaries: [redemptionSummary, fulfilmentSummary],
	jobs: [notifyMove, sendEgift],
	scheduled: [followDaySums],
	notifications: [egift, linesMoved, orderPlaced, returnAsked, returnRefused],
	menu,
	searches: [ownOrdersSection],
	references: { order: numberOfOrder },
	overviewParts,
});
