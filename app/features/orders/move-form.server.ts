/** The form that changes states of orders or of their lines: its words, and what is said of what became of it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointInput } from "#workers/registry";
import { type FormArgs, type FormHandlings, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

type Move = EndpointInput<"orders/update-order-status">;

/** The form's fields. */
export function moveFormOf(context: LoaderFunctionArgs["context"]) {
	return context.form("orders/update-order-status", {
		status: { label: "orders:move.status", options: "orders:lineStatus" },
		reason: "orders:move.reason",
		carrier: "orders:move.carrier",
		tracking_number: "orders:move.trackingNumber",
		date: "orders:move.date",
	});
}

/** The action that moves what the form chose, and leads to `to`; it takes the screen's other forms, too. */
export function moveAction(
	chosenOf: (args: FormArgs) => Pick<Move, "orders" | "order_lines">,
	to: (args: FormArgs) => string,
	others: FormHandlings = {},
) {
	return formActions({
		...others,
		"orders/update-order-status": {
			input: chosenOf,
			done: ({ order_line_ids: { length: count } }, args) =>
				redirectWithNotice(to(args), count === 0 ? "orders:notices.stoodAlready" : "orders:notices.moved", { count }),
		},
	});
}
