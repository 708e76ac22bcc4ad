// Composes what people write: recognitions and comments, each different from those before.

import { createDeck } from "./random.mjs";
import { fillSlots } from "./text.mjs";
import { actsOfGroup, places } from "./words-acts.mjs";
import { closings, comments, effects, openings } from "./words-english.mjs";
import {
	acmeEndings,
	acmeMessages,
	frenchComments,
	hotelActs,
	hotelClosings,
	hotelEffects,
	hotelPlaces,
	hotelTeamMessages,
	smallNumbers,
	spanishComments,
} from "./words-romance.mjs";

/** English comments that say nothing of freight. */
const hotelEnglish = comments.filter((text) => !/\{(?!first)|yard|phone/.test(text));

/** Makes a writer for one tenant: `message` and `comment` never return the same message twice. */
export function createWriter(tenant, random) {
	const written = new Set();
	const deal = createDealer(random);
	const compose = tenant === "acme" ? acmeMessage : hotelMessage;
	return {
		message(about) {
			for (let attempt = 0; ; attempt++) {
				const message = compose(about, deal, random);
				if (message && !written.has(message.text)) {
					written.add(message.text);
					return message;
				}
				if (attempt > 400) throw new Error(`No new words left for ${JSON.stringify(about)}`);
			}
		},
		comment({ language, first }) {
			const english = tenant === "acme" ? comments : hotelEnglish;
			const list = { es: spanishComments, fr: frenchComments, en: english }[language];
			return fillSlots(deal(list), {
				...slotsFor(tenant === "acme" ? { ...places, city: places.port } : hotelPlaces, random),
				first: () => first,
			});
		},
	};
}

/** Deals each list like a deck of cards, so that every line has its turn before one returns. */
function createDealer(random) {
	const decks = new Map();
	return (list) => {
		if (!decks.has(list)) decks.set(list, createDeck(random, list));
		return decks.get(list)();
	};
}

/** Places, customers and days stay the same within one message; numbers are drawn each time. */
function slotsFor(lists, random) {
	const chosen = new Map();
	const steady = ([name, list]) => [
		name,
		() => {
			if (!chosen.has(name)) chosen.set(name, random.pick(list));
			return chosen.get(name);
		},
	];
	return {
		...Object.fromEntries(Object.entries(lists).map(steady)),
		few: () => random.pick(lists.few),
		n: () => String(random.between(6, 48)),
		pages: () => String(random.between(6, 24)),
		bay: () => `${random.pick(["A", "B", "C", "D", "F"])}${random.between(2, 38)}`,
		room: () => `habitación ${random.between(1, 9)}${String(random.between(1, 28)).padStart(2, "0")}`,
	};
}

const officeGroups = ["People", "Marketing", "Finance", "Sales"];

/** People in offices are not thanked for trucks and cut-offs. */
function fittingEffect(theme, group, deal) {
	let effect = deal(effects[theme]);
	while (officeGroups.includes(group) && /shipment|truck|control room|inspection|shift/.test(effect))
		effect = deal(effects[theme]);
	return effect;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function acmeMessage({ group, themes, language, several }, deal, random) {
	const slots = { ...slotsFor(places, random), group: () => group };
	if (language !== "en" && !several && random.chance(0.55)) return shortMessage(language, themes, slots, deal, random);
	const suitable = actsOfGroup[group];
	const { theme, act } = deal(suitable);
	if (themes && !themes.includes(behaviourOf(theme))) return undefined;
	if (several && /\b(yourself|own breaks)\b/.test(act)) return undefined;
	const parts = [];
	if (random.chance(0.13)) parts.push(deal(openings));
	parts.push(`${act}.`);
	if (random.chance(0.94)) parts.push(fittingEffect(theme, group, deal));
	if (random.chance(0.07)) parts.push(fittingEffect(theme, group, deal));
	if (random.chance(0.5)) parts.push(deal(closings));
	return { theme: behaviourOf(theme), text: finish(parts, slots) };
}

function shortMessage(language, themes, slots, deal, random) {
	slots.few = () => random.pick(smallNumbers[language]);
	const { theme, act } = deal(acmeMessages[language]);
	if (themes && !themes.includes(behaviourOf(theme))) return undefined;
	return {
		theme: behaviourOf(theme),
		text: finish([act, ...(random.chance(0.75) ? [deal(acmeEndings[language])] : [])], slots),
	};
}

function hotelMessage({ group, themes, several }, deal, random) {
	const slots = { ...slotsFor(hotelPlaces, random), group: () => group.toLowerCase() };
	const { theme, act } = deal(several ? hotelTeamMessages : hotelActs);
	if (themes && !themes.includes(behaviourOf(theme))) return undefined;
	if (several) return { theme: behaviourOf(theme), text: finish([act], slots) };
	const parts = [`${act}.`];
	if (random.chance(0.92)) parts.push(deal(hotelEffects[theme]));
	if (random.chance(0.6)) parts.push(deal(hotelClosings));
	return { theme: behaviourOf(theme), text: finish(parts, slots) };
}

/** Finer themes of deeds belong to a broader behaviour. */
function behaviourOf(theme) {
	return { cover: "care", write: "teach", session: "teach" }[theme] ?? theme;
}

function finish(parts, slots) {
	const filled = parts.map((part) => capital(fillSlots(part, slots)));
	return [...new Set(filled)].join(" ").replace(/s's\b/g, "s'");
}
