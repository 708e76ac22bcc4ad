/** The cards of store, engagement and sales, with their words, of the month that the address chooses. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";

type Answer = EndpointOutput<"overview/get-overview">;

/** Reads them; a month that cannot be asked for is left out. */
export async function readCards({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
	const query = new URL(request.url).searchParams;
	const month = query.get("month") ?? undefined;
	const asked = await context.attempt("overview/get-overview", { month });
	const { months, cards, ...answer } = asked.ok ? asked.answer : await context.call("overview/get-overview", {});
	const { format, translate } = context;
	const chosen = months.find((one) => one.month === answer.month)!;
	const chosenName = format.monthName(chosen.month_start);
	return {
		people: answer.people_count ?? 0,
		title: translate("overview:inMonth", { month: chosenName }),
		label: translate("overview:month"),
		tabs: months.map((one, at) => ({
			href: addressOf(query, at === 0 ? undefined : one.month),
			label: format.monthName(one.month_start),
			isCurrent: one.month === chosen.month,
		})),
		cards: cards.map((card) => ({ ...withWords(card), title: translate(`overview:cards.${card.card}`) })),
		words: {
			notNarrowed: translate("overview:notNarrowed"),
			noneRedeemed: translate("overview:noneRedeemed"),
			tookPart: translate("overview:tookPart"),
			nobody: translate("overview:nobody", { month: chosenName }),
		},
	};
}

/** A card with all of its figures beside each other, and the things of those parts that have some. */
function withWords({ card, parts }: Answer["cards"][number]) {
	return {
		card,
		modules: card === "engagement" ? parts : [],
		figures: card === "engagement" ? [] : parts.flatMap(({ figures }) => figures),
		things: parts.flatMap(({ things }) => things ?? []),
	};
}

/** This page with another month, and whatever else the address chose. */
function addressOf(query: URLSearchParams, month: string | undefined): string {
	const fields = new URLSearchParams(query);
	fields.delete("month");
	if (month) fields.set("month", month);
	return fields.size > 0 ? `/?${fields}` : "/";
}
