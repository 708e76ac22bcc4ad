/** What the tests that go through everything go through: all that is declared, or in a copy with new things (LOAD_ONLY) these. */
import { isMeant, meantFeatures } from "#test/load/settings";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { endpoints } from "#workers/registry";
import { type Screen, screensFor } from "./screen-routes";

/** The endpoints that are to be tried. */
export const meantEndpoints = (Object.values(endpoints) as unknown as Endpoint[]).filter(({ name }) => isMeant(name));

/** The screens that are to be tried, for a tenant with these ids: with LOAD_ONLY those of the features that it names. */
export async function meantScreens(ids: Record<string, number>): Promise<Screen[]> {
	const screens = await screensFor(ids);
	const isMeantScreen = ({ id }: Screen) =>
		meantFeatures?.some((feature) => id.includes(`features/${feature}/`)) ?? true;
	return screens.filter(isMeantScreen);
}

/** How many things a test must have met at least; of a few new ones nobody knows. */
export const atLeast = (count: number) => (meantFeatures ? 0 : count);
