/** What is said of a rebate, as it is written, and what is wrong with it where it is to be sent. */
import { sql } from "drizzle-orm";
import { isCalendarDay } from "#workers/kernel/bounds";
import { startOfDay } from "#workers/kernel/days";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { lineKey, maxDaysAfterInvoice, pointsOfLine } from "../rules/rebate";
import { daysBetween, yearAround } from "../rules/year";
import { findOffer, type OpenOfferRow, pointsByOffer, type RebateTerms, type Span } from "../store/offers";
import type { RebateRow, SaidOfRebate } from "../store/rebates";

/** What whoever asks says. */
export type Said = {
	offer_id: number;
	distributor: string;
	invoice_number: string;
	invoice_line: string;
	invoice_date?: string;
	amount?: number;
};

/** It as it is written, with the offer, and what was read to know its points. */
export type Checked = {
	id: number;
	said: SaidOfRebate;
	/** With the terms that hold for the rebate. */
	offer: OpenOfferRow;
	/** The offer's terms are those by which the rebate was sent before, whatever became of the offer since. */
	areTermsKept: boolean;
	/** The moment at which the days of the invoice end: when it was first sent with the same day. */
	sent_at: number;
	year: Span;
	points_before: number;
};

/** Reads offer and points for what is said. Throws where the offer is none of the account's or the day is no day. */
export async function readSaid(scope: MemberScope, known: RebateRow | undefined, given: Said): Promise<Checked> {
	const { account, user, clock, newId, read, translate } = scope;
	const [found] = await read(findOffer(account.id, given.offer_id));
	const kept = found && keptOffer(known, found);
	const offer = kept ?? found;
	const day = given.invoice_date;
	const problems: FieldErrors = {
		...(offer ? {} : { offer_id: [translate("rebates:validation.offer")] }),
		...(day === undefined || isCalendarDay(day) ? {} : { invoice_date: [translate("rebates:validation.day")] }),
	};
	if (!offer || Object.keys(problems).length > 0) throw invalid(problems);
	const id = known?.id ?? newId();
	const invoice_date = day === undefined ? null : startOfDay(day, account.time_zone);
	const year = yearAround(invoice_date ?? clock.now(), account.time_zone);
	const before = pointsByOffer(account.id, { offer_id: offer.id, owner_id: user.id, but_id: id }, year);
	const [sum] = await read(sql<{ points: number }>`select ${before} as points`);
	const amount = Math.round((given.amount ?? 0) * 100);
	const { distributor, invoice_number, invoice_line } = given;
	const said = {
		...{ offer_id: offer.id, budget_id: offer.budget_id, distributor, invoice_number, invoice_line, invoice_date },
		...{ amount, points: pointsOfLine(amount, offer, sum!.points), line_key: lineKey(given) },
		...{ file_url: known?.file_url ?? "", file_name: known?.file_name ?? "" },
	};
	const isSameDay = known?.submitted_at != null && known.invoice_date === invoice_date;
	return {
		...{ id, said, offer, year, points_before: sum!.points, areTermsKept: kept !== undefined },
		sent_at: isSameDay ? known.submitted_at! : clock.now(),
	};
}

/** The offer as it holds for a rebate that was sent by it: on, with its terms and budget of then; those of today where none were kept. */
export function keptOffer(known: RebateRow | undefined, offer: OpenOfferRow): OpenOfferRow | undefined {
	if (!known || known.submitted_at === null || known.offer_id !== offer.id) return undefined;
	const terms = JSON.parse(known.terms ?? "{}") as Partial<RebateTerms>;
	return { ...offer, ...terms, budget_id: known.budget_id ?? offer.budget_id, is_active: 1 };
}

/** What of a rebate that is to be sent is missing or wrong, by field; `hasFile` when one came along or is there. */
export function problemsOf(
	{ account, clock, translate }: MemberScope,
	{ said, offer, sent_at }: Checked,
	{ hasFile }: { hasFile: boolean },
): FieldErrors {
	const required = [translate("answers:validation.required")];
	const day = dayProblem(said.invoice_date, offer, {
		...{ now: clock.now(), time_zone: account.time_zone, sent_at },
	});
	return {
		...(offer.is_active === 1 ? {} : { offer_id: [translate("rebates:validation.offer")] }),
		...(said.distributor === "" ? { distributor: required } : {}),
		...(said.invoice_number === "" ? { invoice_number: required } : {}),
		...(said.invoice_line === "" ? { invoice_line: required } : {}),
		...(day === undefined
			? {}
			: {
					invoice_date:
						day === "missing" ? required : [translate(`rebates:validation.${day}`, { days: maxDaysAfterInvoice })],
				}),
		...(said.amount === 0 ? { amount: required } : {}),
		...(hasFile ? {} : { file: [translate("rebates:validation.file")] }),
	};
}

type Moments = { now: number; sent_at: number; time_zone: string };

/** The days count whole: the last one is the 45th after that of the invoice. */
function dayProblem(day: number | null, offer: OpenOfferRow, { now, sent_at, time_zone }: Moments) {
	if (day === null) return "missing" as const;
	if (day > now) return "dayToCome" as const;
	if (daysBetween(day, sent_at, time_zone) > maxDaysAfterInvoice) return "dayTooOld" as const;
	return day < offer.starts_at || day > offer.ends_at ? ("dayOutside" as const) : undefined;
}
