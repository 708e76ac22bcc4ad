/** Forms that leave the page in place and get their own answer: after them nothing on the page is read again. */
import type { ShouldRevalidateFunction } from "@remix-run/react";

/** The hidden field by which such a form tells itself; scripts add it. */
export const staysField = "stays";

/** What a route exports as `shouldRevalidate` so that such forms cost one request, and fail without harm. */
export const unlessFormStays: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
	formData?.get(staysField) === "1" ? false : defaultShouldRevalidate;
