/** The folder of an exported client: manifest.json, a file of JSON Lines for each table, and the client's files, each with its SHA-256. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { createInterface } from "node:readline";

const format = "laurel-export";
const version = 1;
const manifestName = "manifest.json";

/** Passwords' hashes are in it: nobody else on the machine may read it. */
const ownersAlone = { folder: 0o700, file: 0o600 };

/** Makes the folder. Throws when something lies there. */
export function makeFolder(folder) {
	if (existsSync(folder) && readdirSync(folder).length > 0)
		throw new Error(`${folder} is not empty: an export takes a folder of its own.`);
	mkdirSync(folder, { recursive: true, mode: ownersAlone.folder });
}

/** Opens a file below the folder to be written in pieces; `end` gives its bytes and SHA-256. */
export async function writeInto(folder, path) {
	const place = placeIn(folder, path);
	mkdirSync(dirname(place), { recursive: true, mode: ownersAlone.folder });
	const file = await open(place, "w", ownersAlone.file);
	const hash = createHash("sha256");
	let bytes = 0;
	return {
		write: async (piece) => {
			const buffer = Buffer.from(piece);
			hash.update(buffer);
			bytes += buffer.byteLength;
			await file.writeFile(buffer);
		},
		end: async () => {
			await file.close();
			return { bytes, sha256: hash.digest("hex") };
		},
	};
}

/** Writes the manifest, which makes the folder an export; gives its SHA-256. */
export function writeManifest(folder, facts) {
	const text = `${JSON.stringify({ format, version, ...facts }, null, "\t")}\n`;
	writeFileSync(join(folder, manifestName), text, { mode: ownersAlone.file });
	return createHash("sha256").update(text).digest("hex");
}

/** The manifest of an export whose every file is as it was written, with its own SHA-256. Throws with all that differs. */
export async function readManifest(folder) {
	if (!existsSync(join(folder, manifestName))) throw new Error(`${folder} is no export: it has no ${manifestName}.`);
	const text = readFileSync(join(folder, manifestName), "utf8");
	const manifest = JSON.parse(text);
	if (manifest.format !== format || manifest.version !== version)
		throw new Error(`${folder} is no export of version ${version}.`);
	const wrong = [];
	for (const { path, bytes, sha256 } of [...manifest.tables, ...cartsOf(manifest), ...manifest.files.map(asStored)]) {
		const place = placeIn(folder, path);
		const isThere = existsSync(place) && statSync(place).size === bytes;
		if (!isThere || (await digestOf(place)) !== sha256) wrong.push(path);
	}
	if (wrong.length > 0) throw new Error(`These files are not as they were exported:\n  ${wrong.join("\n  ")}`);
	return { ...manifest, sha256: createHash("sha256").update(text).digest("hex") };
}

/** The file of the carts; exports from before there was one have none. */
export const cartsOf = ({ carts }) => (carts ? [carts] : []);

/** Where a file of the client lies in the folder. */
export const storedAt = (path) => `files/${path}`;

/** The rows of a table, one after the other. */
export async function* rowsOf(folder, table) {
	const lines = createInterface({
		input: createReadStream(placeIn(folder, table.path)),
		crlfDelay: Number.POSITIVE_INFINITY,
	});
	for await (const line of lines) if (line !== "") yield JSON.parse(line);
}

/** A place below the folder. Throws for one that lies elsewhere. */
export function placeIn(folder, path) {
	const root = resolve(folder);
	const place = resolve(root, path);
	if (!place.startsWith(root + sep)) throw new Error(`${path} lies outside of the export.`);
	return place;
}

const asStored = ({ path, ...rest }) => ({ path: storedAt(path), ...rest });

async function digestOf(place) {
	const hash = createHash("sha256");
	for await (const piece of createReadStream(place)) hash.update(piece);
	return hash.digest("hex");
}
