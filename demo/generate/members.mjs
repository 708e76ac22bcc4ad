// Makes the members of a tenant: names, groups, titles, a line of managers, dates and opening points.

import { origins, originsOfCountry } from "./names.mjs";
import { acmeGroups, acmePeople, globexGroups, globexPeople } from "./people.mjs";
import { createRandom } from "./random.mjs";
import { plainLetters } from "./text.mjs";

/** The columns of the members file, in order. */
export const memberColumns = [
	"first_name",
	"last_name",
	"email",
	"participant_id",
	"title",
	"role",
	"hire_date",
	"manager_email",
	"group",
	"country",
	"language_code",
	"points",
];

const tenants = {
	acme: {
		seed: 20260401,
		count: 250,
		prefix: "AC",
		people: acmePeople,
		groups: acmeGroups,
		countries: [
			["USA", 30],
			["GBR", 30],
			["FRA", 9],
			["ESP", 7],
			["IND", 9],
			["CAN", 7],
			["MEX", 4],
			["DEU", 3],
			["NLD", 5],
		],
		language: (country, origin) => {
			if (country === "FRA") return "fr";
			if (country === "CAN" && origin === "french") return "fr";
			return country === "ESP" || country === "MEX" ? "es" : "en";
		},
		highestPoints: 9000,
	},
	globex: {
		seed: 20260402,
		count: 40,
		prefix: "GX",
		people: globexPeople,
		groups: globexGroups,
		countries: [
			["MEX", 84],
			["COL", 6],
			["ESP", 6],
			["USA", 4],
		],
		language: (country) => (country === "USA" ? "en" : "es"),
		highestPoints: 5000,
	},
};

/** Makes one tenant's people with everything that later generators ask about them. */
export function makeMembers(tenant) {
	const plan = tenants[tenant];
	const random = createRandom(plan.seed);
	const taken = new Set();
	const members = plan.people.map((person) => complete(person, plan, random, tenant, taken));
	const wanted = Object.entries(plan.groups).flatMap(([group, { weight }]) => Array(weight).fill(group));
	const groupOf = random.shuffle(wanted);
	for (let index = 0; members.length < plan.count; index++) {
		const group = groupOf[index % groupOf.length];
		members.push(complete(drawPerson(group, plan, random), plan, random, tenant, taken));
	}
	giveStanding(members, plan, random);
	giveManagers(members, random);
	numberMembers(members, plan, random);
	return orderForFile(members, random);
}

function drawPerson(group, plan, random) {
	const country = random.weighted(plan.countries);
	const origin = random.weighted(originsOfCountry[country]);
	const gender = random.chance(0.5) ? "women" : "men";
	const pool = origins[origin];
	return { first_name: random.pick(pool[gender]), last_name: random.pick(pool.last), origin, gender, group, country };
}

function complete(person, plan, random, tenant, taken) {
	const pool = origins[person.origin];
	let { first_name, last_name } = person;
	const address = () => `${plainLetters(first_name, ".")}.${plainLetters(last_name, ".")}`;
	while (!person.local && taken.has(address())) {
		first_name = random.pick(pool[person.gender]);
		last_name = random.pick(pool.last);
	}
	taken.add(address());
	return {
		...person,
		first_name,
		last_name,
		email: `${person.local ?? address()}@${tenant}.example`,
		role: person.role ?? "member",
		named: plan.people.includes(person),
		language_code: person.language_code ?? plan.language(person.country, person.origin),
		points: person.points ?? drawPoints(plan.highestPoints, random),
	};
}

function drawPoints(highest, random) {
	if (random.chance(0.09)) return 0;
	return Math.min(highest, 10 * Math.round((highest * random.next() ** 1.7) / 10));
}

/** Names a head and leads for every group, and draws titles and hire dates. */
function giveStanding(members, plan, random) {
	for (const [group, { head, leads, others }] of Object.entries(plan.groups)) {
		const team = members.filter((member) => member.group === group && member.role !== "account_owner");
		const unnamed = team.filter((member) => !member.named);
		if (!team.some((member) => member.head)) Object.assign(unnamed.shift(), { head: true, title: head });
		const leadCount = Math.max(1, Math.round(team.length / 12));
		for (let index = 0; index < leadCount && unnamed.length > 2; index++) {
			Object.assign(unnamed.shift(), { lead: true, title: leads[index % leads.length] });
		}
		for (const member of unnamed) member.title = random.chance(0.02) ? "" : random.pick(others);
	}
	for (const member of members) {
		const forms = member.title.split("~");
		member.title = forms[member.gender === "women" ? forms.length - 1 : 0];
	}
	for (const member of members) member.hire_date ??= drawHireDate(member, random);
}

function drawHireDate(member, random) {
	const latest = member.head ? 2019 : member.lead ? 2023 : 2026;
	const year = member.head || member.lead ? random.between(2009, latest) : random.between(2011, latest);
	const month = year === 2026 ? random.between(1, 9) : random.between(1, 12);
	return `${year}-${String(month).padStart(2, "0")}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

function giveManagers(members, random) {
	const owner = members.find((member) => member.role === "account_owner");
	for (const member of members) {
		if (member === owner) continue;
		const team = members.filter((other) => other.group === member.group && other !== owner);
		const head = team.find((other) => other.head);
		const leads = team.filter((other) => other.lead);
		if (member === head) member.manager = owner;
		else if (member.lead || member.head || random.chance(0.1)) member.manager = head;
		else member.manager = random.pick(leads);
		member.manager_email = member.manager.email;
	}
}

/** Numbers people by the day on which they joined, with the gaps that leavers left. */
function numberMembers(members, plan, random) {
	let number = 104;
	for (const member of [...members].sort((one, other) => one.hire_date.localeCompare(other.hire_date))) {
		number += random.between(1, 7);
		member.participant_id = `${plan.prefix}-${String(number).padStart(5, "0")}`;
	}
}

/** A personnel system's order: named people first, then shuffled, so managers may follow their reports. */
function orderForFile(members, random) {
	return [...members.filter((member) => member.local), ...random.shuffle(members.filter((member) => !member.local))];
}
