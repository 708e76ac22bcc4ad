/** One order with its lines, address and states: one's own, or any of the tenant for those who manage orders. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { mayResend } from "../rules/egifts";
import {
	lineStatuses,
	linesToCancel,
	mayStillCancel,
	nextStatuses,
	orderStatuses,
	shownStatus,
} from "../rules/line-states";
import { mayManageOrders, mayOpenAnyOrder } from "../rules/order-managers";
import { orderNumber } from "../rules/order-number";
import {
	orderAddress,
	orderLineOutput,
	orderProductType,
	presentForBuyer,
	presentLine,
	presentStatuses,
	readOrderAddress,
	statusWords,
} from "../rules/present-order";
import { mayAskReturn, returnUntil } from "../rules/returns";
import { isManagedBy } from "../store/managed-orders";
import { findOrder, linesOf } from "../store/orders";

const flag = z.union([z.literal(0), z.literal(1)]);

/** A line with what the reader may do with it. */
const line = orderLineOutput.extend({
	may_cancel: flag,
	/** 1 while the reader may ask to send it back, and until when. */
	may_return: flag,
	return_until: z.int().nullable(),
	/** 1 while the reader can have the email with its code sent once more. */
	may_resend: flag,
	/** The states that its reader can move it to; none for who does not manage orders. */
	next_statuses: z.array(z.enum(lineStatuses)),
});

export const getOrderDetails = defineEndpoint({
	name: "orders/get-order-details",
	path: "/api/orders/api_get_order_details",
	summary: "One order with its lines.",
	access: "signed_in",
	input: z.object({ order_id: z.int().min(1) }),
	output: z.object({
		order: z.object({
			id: z.int(),
			order_number: z.string(),
			user_id: z.int(),
			member_name: z.string(),
			participant_id: z.string(),
			member_email: z.string(),
			status: z.enum(orderStatuses),
			status_label: z.string(),
			/** The different states of its lines, as lists have them. */
			line_statuses: z.array(statusWords),
			/** 1 while the reader can cancel all of it that is not cancelled yet. */
			may_cancel: flag,
			product_type: orderProductType,
			total_points: z.int(),
			line_count: z.int(),
			unit_count: z.int(),
			address: orderAddress,
			created_at: z.int(),
			lines: z.array(line),
		}),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { order_id }) => {
		const { account, user, actor, translate } = scope;
		const [[row], [theirs]] = await Promise.all([
			scope.read(findOrder(account.id, order_id)),
			scope.read(isManagedBy(scope, order_id)),
		]);
		const isMine = row?.user_id === user.id;
		if (!row || !(isMine || (theirs?.is && mayOpenAnyOrder(account, user)))) throw notFound("order");
		const address = readOrderAddress(row.address);
		const lines = linesOf(row);
		const isManager = mayManageOrders(account, user) && theirs?.is === 1;
		const mayCancel = isMine && !actor;
		const mayReturn = mayCancel && isOn(account, "orders_management_enabled");
		return {
			order: {
				...row,
				order_number: orderNumber(account, row.number),
				status_label: translate(`orders:status.${row.status}`),
				line_statuses: isMine ? presentForBuyer(lines, translate) : presentStatuses(lines.map(shownStatus), translate),
				may_cancel: asFlag(mayCancel && linesToCancel(lines).length > 0),
				address,
				lines: lines.map((line) => ({
					...presentLine(line, address, translate),
					may_cancel: asFlag(mayCancel && mayStillCancel(line)),
					may_return: asFlag(mayReturn && mayAskReturn(line, scope.clock.now())),
					return_until: returnUntil(line),
					may_resend: asFlag((mayCancel || (isManager && !actor)) && mayResend(line)),
					next_statuses: isManager ? nextStatuses(line) : [],
				})),
			},
		};
	},
});

function asFlag(is: boolean): 0 | 1 {
	return is ? 1 : 0;
}
