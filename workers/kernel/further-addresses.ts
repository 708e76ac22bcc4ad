/** The further addresses of endpoints: those that follow from a report's name or a graph's type, and all endpoints as they are served. @pure */
import { z } from "zod";
import type { Endpoint, FurtherAddress } from "./define-endpoint";

/** `/api/reports/api_get_<list>_report` of a list with a report of this name, unless that is its own path. */
export function reportAddresses(path: string, report: string | undefined): readonly FurtherAddress[] {
	if (!report) return [];
	const further = `/api/reports/api_get_${report.replace(/_report$/, "")}_report` as const;
	return further === path ? [] : [{ path: further }];
}

/** `/api/<family>/api_get_<type>_graph` of each type; the path fixes `graph_data_type`, and another one is refused. */
export function graphAddresses(
	family: string,
	types: readonly string[],
	input: z.ZodObject,
): readonly Required<FurtherAddress>[] {
	return types.map((type) => ({
		path: `/api/${family}/api_get_${type}_graph` as const,
		input: input.extend({ graph_data_type: z.literal(type).default(type) }),
	}));
}

/** Each endpoint at each of its addresses, the same in all but path and input. Throws when two share an address. */
export function atEachAddress(endpoints: readonly Endpoint[]): readonly Endpoint[] {
	const served = endpoints.flatMap((endpoint) => [
		endpoint,
		...(endpoint.alsoAt ?? []).map(({ path, input = endpoint.input }) => ({ ...endpoint, path, input })),
	]);
	const taken = new Set<string>();
	for (const { path } of served) {
		if (taken.has(path)) throw new Error(`two endpoints share the address ${path}`);
		taken.add(path);
	}
	return served;
}
