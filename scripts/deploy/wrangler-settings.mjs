/** Writes the settings with which wrangler deploys an environment: those of wrangler.toml with its own names, ids and hosts. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { inProject } from "../project.mjs";
import { databasesOf, hostsOf, namesOf } from "./names.mjs";

const idOfNone = "00000000-0000-0000-0000-000000000000";

/**
 * Writes the file and answers its path. Routes stand here and not in wrangler.toml: there they would make the local
 * server rewrite Host and Origin. The Worker goes out as it was built and tested, not bundled again.
 */
export async function writeWranglerSettings(settings) {
	const { experimental_readRawConfig: readRawConfig } = await import("wrangler");
	const { rawConfig } = readRawConfig({ config: inProject("wrangler.toml") });
	const file = inProject("build", "deployment", settings.environment, "wrangler.json");
	const fromHere = (path) => relative(dirname(file), inProject(...path.split("/")));
	const { bucket, outbox, deadLetters } = namesOf(settings);
	const { route, platform } = hostsOf(settings);
	const { databases = {}, zone_id, account_id } = settings.remembered;
	const renamed = { "laurel-outbox": outbox, "laurel-dead-letters": deadLetters };
	const written = {
		...rawConfig,
		name: settings.name,
		...(account_id ? { account_id } : {}),
		main: fromHere("build/worker/index.js"),
		no_bundle: true,
		workers_dev: false,
		preview_urls: false,
		assets: { ...rawConfig.assets, directory: fromHere(rawConfig.assets.directory) },
		vars: { ...rawConfig.vars, ...settings.vars, PLATFORM_HOST: platform },
		d1_databases: databasesOf(settings).map(({ binding, name, folder }) => ({
			...{ binding, database_name: name, database_id: databases[binding] ?? idOfNone },
			migrations_dir: fromHere(folder),
		})),
		r2_buckets: rawConfig.r2_buckets.map((one) => ({ ...one, bucket_name: bucket })),
		analytics_engine_datasets: rawConfig.analytics_engine_datasets.map((one) => ({
			...one,
			dataset: one.dataset.replace(/^laurel/, settings.name.replaceAll("-", "_")),
		})),
		queues: {
			producers: rawConfig.queues.producers.map((one) => ({ ...one, queue: renamed[one.queue] })),
			consumers: rawConfig.queues.consumers.map(({ dead_letter_queue, ...one }) => ({
				...one,
				queue: renamed[one.queue],
				...(dead_letter_queue ? { dead_letter_queue: renamed[dead_letter_queue] } : {}),
			})),
		},
		// Clients' own domains reach the Worker by no other pattern (docs/operations.md, "Own domains").
		routes: [route, ...(settings.vars.CUSTOM_HOSTNAMES_ZONE ? ["*/*"] : [])].map((pattern) => ({
			pattern,
			...(zone_id ? { zone_id } : { zone_name: settings.domain }),
		})),
	};
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify(written, null, "\t")}\n`);
	return file;
}
