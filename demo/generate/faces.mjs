// Draws people's portraits and the tenants' logos as webp files.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { origins } from "./names.mjs";
import { createRandom } from "./random.mjs";

const grounds = ["cfe3f7", "d8ead9", "f6dcd2", "e6def3", "f3e6c8", "cfeaea", "f5d9e4", "dfe6c9", "d9dfee", "f0dcc4"];
const clothes = ["456dff", "54a7c7", "7555ca", "4f9d69", "d1495b", "e0a030", "2f6f8f", "8a5fa8", "3d4a66", "c8613c"];
const womensHair = ["long", "bobCut", "curly", "curlyBun", "bobBangs", "straightBun", "extraLong", "bunUndercut"];
const mensHair = [
	"shortCombover",
	"curlyHighTop",
	"buzzcut",
	"fade",
	"shortComboverChops",
	"sideShave",
	"balding",
	"bald",
];

/** Chooses who has a portrait: all with a role's address, then the first others up to the count. */
export function choosePortraits(members, count) {
	return [...members.filter((member) => member.named), ...members.filter((member) => !member.named)].slice(0, count);
}

/** Draws the portraits into the folder, each named by participant id. */
export async function drawFaces({ people, folder, seed, createAvatar, personas, sharp }) {
	await mkdir(folder, { recursive: true });
	const random = createRandom(seed);
	for (const person of people) {
		const svg = createAvatar(personas, {
			seed: person.participant_id,
			size: 192,
			...features(person, random),
		}).toString();
		const picture = await sharp(Buffer.from(svg), { density: 144 })
			.resize(192, 192)
			.webp({ quality: 84, effort: 6 })
			.toBuffer();
		await writeFile(join(folder, `${person.participant_id}.webp`), picture);
	}
}

function features(person, random) {
	const { skin, hair } = origins[person.origin];
	const isWoman = person.gender === "women";
	const shaggy = isWoman ? womensHair : mensHair;
	return {
		backgroundColor: [random.pick(grounds)],
		skinColor: [random.pick(skin)],
		hairColor: [random.chance(0.1) ? "c9c4c8" : random.pick(hair)],
		hair: [random.chance(0.03) ? "beanie" : random.pick(shaggy)],
		clothingColor: [random.pick(clothes)],
		body: [
			random.weighted([
				["squared", 3],
				["rounded", 4],
				["small", 3],
				["checkered", 1],
			]),
		],
		eyes: [
			random.weighted([
				["open", 6],
				["happy", 3],
				["glasses", 3],
			]),
		],
		mouth: [random.weighted([["smile", 6], ["bigSmile", 4], ["smirk", 2], ...(isWoman ? [["lips", 2]] : [])])],
		nose: [
			random.weighted([
				["mediumRound", 5],
				["smallRound", 5],
				["wrinkles", 1],
			]),
		],
		facialHair: [random.pick(["beardMustache", "goatee", "shadow", "walrus", "pyramid"])],
		facialHairProbability: isWoman ? 0 : 38,
	};
}

const logos = {
	acme: '<path d="M14 2 27 25h-7.5L14 14.5 8.5 25H1L14 2Z" fill="#01add9"/><circle cx="14" cy="22.5" r="3" fill="#ffb224"/>',
	globex:
		'<path d="M23.3 8.3A11 11 0 1 0 25 14h-9" fill="none" stroke="#b53a1b" stroke-width="4" stroke-linecap="round"/><circle cx="15.5" cy="14" r="3" fill="#f3b63f"/>',
};

/** Draws a tenant's logo, 256 pixels wide on a transparent ground. */
export async function drawLogo({ tenant, file, sharp }) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 28 28">${logos[tenant]}</svg>`;
	await writeFile(file, await sharp(Buffer.from(svg)).webp({ quality: 92, effort: 6 }).toBuffer());
}
