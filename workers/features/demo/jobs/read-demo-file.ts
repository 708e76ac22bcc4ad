/** Reads the demo's files, which the seed script puts into R2 of this machine; never in production. */
import { isLocal } from "#workers/kernel/environment";
import type { Scope } from "#workers/kernel/scope";

/** Where the seed script puts the folder demo/. */
const prefix = "demo/";

/** Throws in production: what loads the demo must never touch a real tenant. */
export function refuseInProduction(scope: Pick<Scope, "env">): void {
	if (!isLocal(scope.env)) throw new Error("the demo is never loaded in production");
}

/** A JSON file of the demo. Throws when it is not there. */
export async function readDemoJson<Content>(scope: Pick<Scope, "env">, path: string): Promise<Content> {
	const content = await findDemoJson<Content>(scope, path);
	if (content === undefined) throw new Error(`demo/${path} is not in R2`);
	return content;
}

/** A JSON file of the demo that only some tenants have. */
export async function findDemoJson<Content>(scope: Pick<Scope, "env">, path: string): Promise<Content | undefined> {
	refuseInProduction(scope);
	const object = await scope.env.FILES.get(prefix + path);
	return object ? object.json<Content>() : undefined;
}

/** The bytes of a picture of the demo, by its source `demo:items/cap.webp`; undefined when there is none. */
export async function readDemoPicture(scope: Pick<Scope, "env">, source: string): Promise<Uint8Array | undefined> {
	refuseInProduction(scope);
	const object = await scope.env.FILES.get(source.replace(/^demo:/, prefix));
	return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
}
