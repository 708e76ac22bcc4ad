/** The demo's rebates as its file says them, and as they are written: days counted back from now. @pure */
import { DateTime } from "luxon";
import { lineKey, pointsOfLine, type RebateStatus } from "#workers/features/rebates";

/** What demo/<tenant>/rebates.json says. */
export type DemoRebates = {
	moderator: string;
	distributor: string;
	/** Where the one invoice of all lies. */
	invoice: string;
	offers: {
		name: string;
		brand: string;
		points_per_dollar: number;
		from_days_ago: number;
		to_days_ahead: number;
		cap_points: number;
		is_active: 0 | 1;
	}[];
	rebates: {
		by: string;
		offer: string;
		invoice_number: string;
		invoice_line: string;
		days_ago: number;
		dollars: number;
		status: RebateStatus;
		since_days_ago: number;
		notes: string;
	}[];
};

type Place = {
	now: number;
	time_zone: string;
	newId: () => number;
	idOf: ReadonlyMap<string, number>;
	brands: ReadonlyMap<string, { id: number; budget_id: number }>;
	file: { file_url: string; file_name: string };
};

const unheld: readonly RebateStatus[] = ["draft", "canceled", "rejected"];

/** Offers and rebates to be written. */
export function toDemoRebates(file: DemoRebates, place: Place) {
	const { now, newId, idOf, brands } = place;
	const day = (days: number) =>
		DateTime.fromMillis(now, { zone: place.time_zone }).startOf("day").minus({ days }).toMillis();
	const offers = file.offers.map(({ from_days_ago, to_days_ahead, brand, ...offer }) => ({
		...{ ...offer, id: newId(), brand_id: brands.get(brand)!.id, budget_id: brands.get(brand)!.budget_id },
		...{ starts_at: day(from_days_ago), ends_at: day(-to_days_ahead) },
	}));
	const rebates = file.rebates.map(({ by, offer: name, days_ago, dollars, since_days_ago, ...said }) => {
		const offer = offers.find((one) => one.name === name)!;
		const changed_at = day(since_days_ago) + 9 * 3_600_000;
		const known = { distributor: file.distributor, ...said };
		return {
			...{
				...known,
				...place.file,
				id: newId(),
				owner_id: idOf.get(by)!,
				offer_id: offer.id,
				budget_id: offer.budget_id,
			},
			...{ invoice_date: day(days_ago), amount: dollars * 100, points: pointsOfLine(dollars * 100, offer, 0) },
			line_key: unheld.includes(said.status) ? null : lineKey(known),
			submitted_at: said.status === "draft" ? null : changed_at,
			moderated_by: ["draft", "canceled", "submitted"].includes(said.status) ? null : idOf.get(file.moderator)!,
			...{ changed_at, created_at: changed_at },
		};
	});
	return { offers, rebates };
}
