// Draws every picture of the demo with packages from a folder outside the project.
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { choosePortraits, drawFaces, drawLogo } from "./faces.mjs";
import { drawPictures } from "./pictures.mjs";

/** Draws items, portraits and logos anew; `packages` is a folder in which the packages are installed. */
export async function drawAll({ packages, demo, wishes, people }) {
	const need = createRequire(join(packages, "package.json"));
	const sharp = need("sharp");
	const emojiFolder = join(packages, "node_modules/@lobehub/fluent-emoji-3d/assets");
	const { createAvatar } = await importModule(packages, "@dicebear/core");
	const personas = await importModule(packages, "@dicebear/personas");
	const pictures = join(demo, "pictures");
	for (const folder of ["items", "people"]) await rm(join(pictures, folder), { recursive: true, force: true });
	await drawPictures({ wishes, emojiFolder, folder: join(pictures, "items"), sharp });
	const portraits = { acme: choosePortraits(people.acme, 110), globex: choosePortraits(people.globex, 25) };
	for (const [tenant, chosen] of Object.entries(portraits)) {
		await drawFaces({
			people: chosen,
			folder: join(pictures, "people"),
			seed: 20260421,
			createAvatar,
			personas,
			sharp,
		});
		await drawLogo({ tenant, file: join(demo, tenant, "logo.webp"), sharp });
	}
}

/** Imports an ES module by its package's own entry, since `require` does not reach such packages. */
async function importModule(packages, name) {
	const manifest = join(packages, "node_modules", name, "package.json");
	const { exports, main, module } = JSON.parse(await readFile(manifest, "utf8"));
	const root = exports?.["."] ?? exports ?? module ?? main;
	const entry = typeof root === "string" ? root : (root.import?.default ?? root.import ?? root.default);
	return import(pathToFileURL(join(dirname(manifest), entry)));
}
