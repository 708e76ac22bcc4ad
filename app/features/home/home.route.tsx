/** The start: a member's home, or the account owner's overview. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import type { action, loader } from "./home.server";
import { MemberHome } from "./member-home";
import { Overview } from "./overview";
import "./home.css";

export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";
export { action, loader } from "./home.server";

export const meta = titleMeta;

/** The home that belongs to the person's role. */
export default function HomeScreen() {
	const home = useLoaderData<typeof loader>();
	const verified = useActionData<typeof action>();
	return home.kind === "overview" ? <Overview overview={home} verified={verified} /> : <MemberHome home={home} />;
}
