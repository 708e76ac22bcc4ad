/** What every screen may know of its frame: account, person, language, token. */
import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

/** The root loader's data. Throws outside the application's pages. */
export function useFrame() {
	const data = useRouteLoaderData<typeof loader>("root");
	if (!data) throw new Error("the frame's data is missing");
	return data;
}

/** The same where an error page may stand without data. */
export function useFrameIfThere() {
	return useRouteLoaderData<typeof loader>("root");
}
