/** The emails about an order to its buyer, in their language: that it was placed, that it is under way, that points are back. */
import { figuresOf } from "#workers/features/account";
import { addressLines } from "#workers/features/addresses";
import { type Email, sendAtOnce } from "#workers/features/mail";
import type { JobRun } from "#workers/kernel/define-job";
import type { Scope, Translate } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { orderNumber } from "../rules/order-number";
import { type OrderLine, presentLine, readOrderAddress } from "../rules/present-order";
import { linesOf, type OrderOfMember } from "./orders";
import type { MoveOfOrder } from "./tell-move-job";

type EmailScope = Pick<Scope, "account">;

/** Posts the confirmation of an order; gives the statements and messages for the job's last batch. */
export function postConfirmation(scope: Scope, run: JobRun, order: OrderOfMember) {
	const { values, lines, number, translate } = readOrder(scope, order);
	return sendAtOnce(scope, run, {
		...toBuyer(order),
		subject: "orders:email.subject",
		body: "orders:email.body",
		values: { ...values, lines: listed(number, lines), goes_to: goesTo(order, lines, translate) },
	});
}

/** Posts what happened to some lines of an order. */
export function postMove(scope: Scope, run: JobRun, order: OrderOfMember, move: MoveOfOrder) {
	const { values, lines, number, translate } = readOrder(scope, order);
	const moved = lines.filter(({ id }) => move.line_ids.includes(id));
	const points = moved.reduce((sum, { total_points }) => sum + total_points, 0);
	return sendAtOnce(scope, run, {
		...toBuyer(order),
		subject: `orders:emails.${move.status}.subject`,
		body: `orders:emails.${move.status}.body`,
		values: {
			...values,
			lines: listed(number, moved),
			points: number.format(points),
			why: move.reason && `\n\n${translate("orders:emails.why", { reason: move.reason })}`,
			parcel: parcelText(moved, translate),
		},
	});
}

function toBuyer(order: OrderOfMember): Pick<Email, "user_id" | "recipient" | "recipient_status" | "language_code"> {
	const { user_id, member_email, member_status, language_code } = order;
	return { user_id, recipient: member_email, recipient_status: member_status, language_code };
}

function readOrder({ account }: EmailScope, order: OrderOfMember) {
	const translate = translator(textsFor(account, order.language_code));
	const number = figuresOf(account.country, order.language_code);
	const address = readOrderAddress(order.address);
	return {
		translate,
		number,
		lines: linesOf(order).map((line) => presentLine(line, address, translate)),
		values: {
			order_number: orderNumber(account, order.number),
			first_name: order.first_name,
			total: number.format(order.total_points),
			link: `${String(account.settings.site_url ?? "")}/webapp/store/orders/${order.id}`,
		},
	};
}

/** '2 × Steel bottle (Moss) · 1,000', a line each. */
function listed(number: Intl.NumberFormat, lines: readonly OrderLine[]): string {
	return lines
		.map(({ qty, name, options, total_points }) => {
			const chosen = options.length > 0 ? ` (${options.map(([, value]) => value).join(", ")})` : "";
			return `${qty} × ${name}${chosen} · ${number.format(total_points)}`;
		})
		.join("\n");
}

/** Where an order goes, as its page says it: the courier's address, whom e-mails reach, and what is passed on. */
function goesTo(order: OrderOfMember, lines: readonly OrderLine[], translate: Translate): string {
	const parts: string[] = [];
	if (lines.some(({ delivery }) => delivery === "courier"))
		parts.push(
			[translate("orders:email.byCourier"), ...addressLines(readOrderAddress(order.address), order.language_code)].join(
				"\n",
			),
		);
	const emails = lines.flatMap(({ email_to }) => (email_to ? [email_to] : []));
	for (const email of new Set(emails)) parts.push(translate("orders:email.byEmail", { email }));
	if (lines.some(({ delivery }) => delivery === "donation")) parts.push(translate("orders:email.donation"));
	return parts.join("\n\n");
}

/** With whom a parcel is under way; empty where nobody said it. */
function parcelText(lines: readonly OrderLine[], translate: Translate): string {
	const parcels = new Set(
		lines.map(({ carrier, tracking_number }) => [carrier, tracking_number].filter(Boolean).join(", ")).filter(Boolean),
	);
	return [...parcels].map((parcel) => `\n\n${translate("orders:emails.parcel", { parcel })}`).join("");
}
