// Makes two years of history: recognitions with their comments and likes, and orders that the balances allow.

import { withBadges } from "./badges.mjs";
import { featured } from "./featured.mjs";
import { createWriter } from "./messages.mjs";
import { makeOrders } from "./orders.mjs";
import { programsOf, referenceDate } from "./programs.mjs";
import { createRandom } from "./random.mjs";

const day = 1440;
const plans = {
	acme: { seed: 20260431, recognitions: 2796, days: 731, bent: 1.4, orders: 520, comments: 0.55, likes: 5 },
	globex: { seed: 20260432, recognitions: 288, days: 731, bent: 1.4, orders: 52, comments: 0.7, likes: 4 },
};

/** Makes a tenant's history, with the sum that it takes from each budget. */
export function makeHistory({ tenant, account, members, items }) {
	const plan = plans[tenant];
	const random = createRandom(plan.seed);
	const writer = createWriter(tenant, random);
	const cast = makeCast(members, random);
	const programs = programsOf(tenant);
	const moments = makeMoments(plan, random);
	const composed = moments.map((minutesAgo) =>
		makeRecognition({ tenant, minutesAgo, cast, programs, writer, plan, random }),
	);
	const recognitions = withBadges(numberInOrder([...composed, ...featured[tenant]], tenant), tenant);
	const spent = {};
	for (const recognition of recognitions) {
		const { budget } = programs.find(({ key }) => key === recognition.program);
		if (budget) spent[budget] = (spent[budget] ?? 0) + recognition.points * recognition.recipient_emails.length;
	}
	const orders = makeOrders({ tenant, plan, account, members, items, recognitions, random });
	return {
		spent,
		records: { reference_date: referenceDate, recognitions, orders },
		summary: `${recognitions.length} recognitions, ${orders.length} orders`,
	};
}

function numberInOrder(recognitions, tenant) {
	const prefix = tenant === "acme" ? "AR" : "GR";
	return recognitions
		.sort((one, other) => other.minutes_ago - one.minutes_ago)
		.map((recognition, index) => ({ id: `${prefix}-${String(index + 1).padStart(5, "0")}`, ...recognition }));
}

/** Who gives and receives how often: a few warm people give much, and people mostly know their own group. */
function makeCast(members, random) {
	const eager = new Map(
		members.map((member) => [
			member,
			(0.2 + random.next() ** 3 * 4) * (member.lead || member.head ? 2.2 : 1) * (member.local ? 2.5 : 1),
		]),
	);
	const liked = new Map(
		members.map((member) => [
			member,
			member.role === "account_owner"
				? 0.04
				: 0.4 + random.next() ** 2 * 2 + (member.local ? 3 : member.named ? 1.5 : 0),
		]),
	);
	return { members, eager, liked };
}

/** Moments spread over weekdays and working hours, oldest first, denser of late: more people joined in. */
function makeMoments({ recognitions, days, bent }, random) {
	const moments = new Set();
	const reference = Date.parse(`${referenceDate}T15:00:00Z`);
	while (moments.size < recognitions) {
		const minutesAgo = Math.floor(random.next() ** bent * days * day) + 25;
		const when = new Date(reference - minutesAgo * 60000);
		const weekend = when.getUTCDay() % 6 === 0;
		const working = when.getUTCHours() >= 6 && when.getUTCHours() <= 20;
		if (random.chance(weekend ? 0.12 : working ? 1 : 0.07)) moments.add(minutesAgo);
	}
	return [...moments].sort((one, other) => other - one);
}

function joinedBefore(member, minutesAgo) {
	return Date.parse(`${member.hire_date}T00:00:00Z`) < Date.parse(`${referenceDate}T00:00:00Z`) - minutesAgo * 60000;
}

function drawMember(cast, weights, allowed, random) {
	const pairs = cast.members.filter(allowed).map((member) => [member, weights.get(member)]);
	return pairs.length ? random.weighted(pairs) : undefined;
}

function makeRecognition({ tenant, minutesAgo, cast, programs, writer, plan, random }) {
	const present = (member) => joinedBefore(member, minutesAgo);
	const running = programs.filter(
		({ weight, from, to }) => weight && minutesAgo < -from * day && (to === null || minutesAgo > -to * day + day),
	);
	const program = random.weighted(running.map((entry) => [entry, entry.weight]));
	const mayGive = (member) =>
		present(member) &&
		(program.giver_roles.length === 0 || program.giver_roles.includes(member.role)) &&
		(program.giver_groups.length === 0 || program.giver_groups.includes(member.group));
	const giver = drawMember(cast, cast.eager, mayGive, random);
	const recipients = drawRecipients({ cast, giver, program, present, tenant, random });
	const about = {
		group: recipients[0].group,
		themes: program.themes,
		language: giver.language_code,
		several: recipients.length > 1,
	};
	const { theme, text } = writer.message(about);
	return {
		minutes_ago: minutesAgo,
		giver_email: giver.email,
		recipient_emails: recipients.map((member) => member.email),
		program: program.key,
		behaviors: chooseBehaviours(theme, program, random),
		points: drawPoints(program, random),
		message: text,
		visibility: random.weighted([
			["public", 90],
			["team", 7],
			["private", 3],
		]),
		...makeReactions({ minutesAgo, giver, recipients, cast, present, writer, plan, random }),
	};
}

function drawRecipients({ cast, giver, program, present, tenant, random }) {
	const count =
		program.themes || random.chance(0.8)
			? 1
			: random.weighted([
					[2, 6],
					[3, 3],
					[4, 1],
					[5, 1],
				]);
	const nearby = random.chance(0.62);
	const recipients = [];
	const safetyGroups = program.giver_groups.length ? program.giver_groups : undefined;
	while (recipients.length < count) {
		const [first] = recipients;
		const allowed = (member) =>
			present(member) &&
			member !== giver &&
			!recipients.includes(member) &&
			(!first || tenant === "globex" || member.group === first.group) &&
			(!nearby || recipients.length > 0 || member.group === giver.group) &&
			(!safetyGroups || safetyGroups.includes(member.group));
		const recipient = drawMember(cast, cast.liked, allowed, random);
		if (recipient) recipients.push(recipient);
		else if (recipients.length > 0) break;
		else
			recipients.push(
				drawMember(
					cast,
					cast.liked,
					(member) => present(member) && member !== giver && (!safetyGroups || safetyGroups.includes(member.group)),
					random,
				),
			);
	}
	return recipients;
}

function chooseBehaviours(theme, program, random) {
	if (!program.behaviors_required && random.chance(0.25)) return [];
	const others = ["customer", "outcome", "teach", "simple", "care"].filter((key) => key !== theme);
	return random.chance(0.12) ? [theme, random.pick(others)] : [theme];
}

function drawPoints({ points: rule }, random) {
	if (rule.min_points === null) return 0;
	const steps = rule.points_increment ? (rule.max_points - rule.min_points) / rule.points_increment : 0;
	return rule.min_points + rule.points_increment * Math.floor(random.next() ** 1.6 * (steps + 1));
}

/** Comments and likes come within two days, never before the recognition and never after now. */
function makeReactions({ minutesAgo, giver, recipients, cast, present, writer, plan, random }) {
	const audience = cast.members.filter((member) => present(member) && member !== giver);
	const later = () => Math.max(1, minutesAgo - 3 - Math.floor(random.next() ** 2 * Math.min(minutesAgo - 4, 2 * day)));
	const near = audience.filter((member) => member.group === recipients[0].group || member.group === giver.group);
	const people = (count) => [
		...new Set([...random.sample(near, Math.ceil(count * 0.7)), ...random.sample(audience, Math.floor(count * 0.3))]),
	];
	const likes = people(Math.floor(random.next() ** 1.8 * plan.likes * 2.6)).map((member) => ({
		minutes_ago: later(),
		email: member.email,
	}));
	const count = random.chance(plan.comments)
		? random.weighted([
				[1, 6],
				[2, 3],
				[3, 1],
				[4, 0.4],
			])
		: 0;
	const writers = people(count)
		.filter((member) => !recipients.includes(member))
		.slice(0, count);
	const first = recipients[0].first_name.split(" ")[0];
	const comments = writers.map((member) => ({
		minutes_ago: later(),
		email: member.email,
		text: writer.comment({ language: member.language_code, first }),
	}));
	const newestLast = (one, other) => other.minutes_ago - one.minutes_ago;
	const unlike = new Set();
	return {
		comments: comments.sort(newestLast).filter(({ text }) => !unlike.has(text) && unlike.add(text)),
		likes: likes.sort(newestLast),
	};
}
