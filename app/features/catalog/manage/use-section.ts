/** What the loader gave for a section, where that section is drawn. */
import { useLoaderData } from "@remix-run/react";
import type { loader } from "./manage.server";

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** The data of this section. */
export function useSection<Section extends Loaded["section"]>(_section: Section) {
	return useLoaderData<typeof loader>() as Extract<Loaded, { section: Section }>;
}
