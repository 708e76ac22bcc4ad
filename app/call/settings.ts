/** The calls that scripts make by themselves to set something: repeating one changes nothing further. */
import type { EndpointName } from "#workers/registry";

const settings = ["bulk-actions/update-selection"] as const satisfies readonly EndpointName[];

/** The name of one. */
export type SettingName = (typeof settings)[number];

/** Whether a name from outside is that of one. */
export function isSetting(name: string): name is SettingName {
	return settings.some((known) => known === name);
}
