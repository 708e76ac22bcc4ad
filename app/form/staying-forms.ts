/** Forms that leave the page in place and get their own answer: after them nothing on the page is read again. */
import type { ShouldRevalidateFunction } from "@remix-run/react";
import { staysField } from "./form-answer";

/** What a route exports as `shouldRevalidate` so that such forms cost one request, and fail without harm. */
export const unlessFormStays: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
	formData?.get(staysField) === "1" ? false : defaultShouldRevalidate;
