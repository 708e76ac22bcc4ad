/** The letter that confirms an order to its buyer, in their language, with every line. */
import { type Letter, postLetter } from "#workers/features/mail";
import type { JobRun } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { numberFormat } from "#workers/kernel/translate";
import { readOrderAddress } from "../rules/present-order";
import { linesOf, type OrderOfMember } from "./orders";

/** Posts the letter; gives the statements and messages for the job's last batch. */
export function postConfirmation(scope: Scope, run: JobRun, order: OrderOfMember) {
	return postLetter(scope, run, confirmationOf(scope, order));
}

function confirmationOf({ account }: Pick<Scope, "account">, order: OrderOfMember): Letter {
	const number = numberFormat(order.language_code);
	const lines = linesOf(order).map(
		({ quantity, name, points }) => `${quantity} × ${name} · ${number.format(points * quantity)}`,
	);
	return {
		user_id: order.user_id,
		recipient: order.member_email,
		language_code: order.language_code,
		subject: "orders:letter.subject",
		body: "orders:letter.body",
		values: {
			order_id: String(order.id),
			first_name: order.first_name,
			lines: lines.join("\n"),
			total: number.format(order.total_points),
			address: addressText(order.address),
			link: `${String(account.settings.site_url ?? "")}/webapp/store/orders/${order.id}`,
		},
	};
}

/** The address, one part a line. */
function addressText(json: string): string {
	const address = readOrderAddress(json);
	const place = [address.postal_code, address.city, address.state, address.country].filter(Boolean).join(", ");
	return [`${address.first_name} ${address.last_name}`, address.address1, address.address2, place]
		.filter(Boolean)
		.join("\n");
}
