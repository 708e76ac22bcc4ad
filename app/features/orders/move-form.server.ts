/** Sends a form that changes states, and says what became of it. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointInput } from "#workers/registry";
import type { PostedForm } from "~/form/posted-form.server";
import { redirectWithNotice } from "~/shell/notices.server";

type Context = ActionFunctionArgs["context"];
type Move = EndpointInput<"orders/update-order-status">;

/** Carries the change out and leads to `to`; a refusal comes back with what was typed. */
export async function sendMove(
	context: Context,
	form: PostedForm,
	what: Pick<Move, "orders" | "order_lines">,
	to: string,
) {
	const outcome = await context.attempt("orders/update-order-status", {
		...what,
		status: form.text("status") as Move["status"],
		reason: form.text("reason"),
		carrier: form.text("carrier"),
		tracking_number: form.optional("tracking_number"),
		date: form.text("date"),
	});
	if (!outcome.ok) return { refusal: outcome.refusal, typed: form.typed };
	const count = outcome.answer.order_line_ids.length;
	throw redirectWithNotice(to, count === 0 ? "orders:notices.stoodAlready" : "orders:notices.moved", { count });
}
