// Reads the kinds of goods from their four lines of text into records.
import { gearKinds } from "./kinds-gear.mjs";
import { homeKinds } from "./kinds-home.mjs";
import { playKinds } from "./kinds-play.mjs";
import { spanishKinds } from "./kinds-spanish.mjs";
import { wearKinds } from "./kinds-wear.mjs";

/** The kinds that each tenant's store offers. */
export const kindsOfTenant = {
	acme: [homeKinds, gearKinds, wearKinds, playKinds].flatMap(readKinds),
	globex: readKinds(spanishKinds),
};

function readKinds(text) {
	return text.trim().split(/\n\n+/).map(readKind);
}

function readKind(block) {
	const [heading, titles, leads, facts] = block.split("\n");
	const [glyph, slug, category, type, brands, prices, options] = heading.split("; ");
	const [lowest, highest] = prices.split("-").map(Number);
	return {
		glyph,
		slug,
		category,
		type,
		lowest,
		highest,
		brands: brands.split(", "),
		options: readOptions(options),
		recoloured: /Colour|Color\b/.test(options),
		titles: titles.split(" | "),
		leads: leads.split(" | "),
		facts: facts.split(" | "),
	};
}

function readOptions(text) {
	if (text === "-") return [];
	return text.split("+").map((part) => {
		const [name, values] = part.split(":");
		return { name, values: values ? values.split(",") : undefined };
	});
}
