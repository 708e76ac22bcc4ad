/** A line of the cart as the loader of the checkout gives it. */
import type { useLoaderData } from "@remix-run/react";
import type { loader } from "./checkout.server";

/** A line as the loader gives it. */
export type Line = ReturnType<typeof useLoaderData<typeof loader>>["cart"]["items"][number];
