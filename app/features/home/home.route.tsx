/** The start: a member's home, or the account owner's overview. */
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import graphStyles from "~/graph/graph.css?url";
import type { StyledHandle } from "~/remix-internals/style-links";
import { titleMeta } from "~/shell/title-meta";
import type { loader } from "./home.server";
import { MemberHome } from "./member-home";
import overviewStyles from "./overview.css?url";
import { OverviewPart } from "./overview-part";
import "./home.css";

export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";
export { action, loader } from "./home.server";

export const meta = titleMeta;

/** The overview's styles are no member's. */
export const handle = {
	styles: (data) => ((data as { kind?: string } | undefined)?.kind === "overview" ? [graphStyles, overviewStyles] : []),
} satisfies StyledHandle;

/** The home that belongs to the person's role. */
export default function HomeScreen() {
	const home = useLoaderData<typeof loader>();
	if (home.kind === "member") return <MemberHome home={home} />;
	return (
		<Suspense fallback={null}>
			<OverviewPart overview={home} />
		</Suspense>
	);
}
