/** What a form and its fields share: which form it is, what was answered, what is wrong, and what stands in the fields. */
import { useActionData, useFetcher, useNavigation } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import type { FormFace } from "#workers/kernel/form-face";
import type { EndpointName } from "#workers/registry";
import { type FormAnswer, formField, formId, formKey } from "./form-answer";

/** What stands in a form's fields at first. */
export type FormValues = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;

/** Messages by field. */
export type Problems = Record<string, string[]>;

/** A form as its loader gave it; one without fields is named by its endpoint alone. */
export type FormOf = FormFace | EndpointName;

/** What the parts of a form read. */
export type Scope = {
	face: FormFace;
	key: string;
	id: string;
	answer: FormAnswer | undefined;
	problems: Problems;
	/** Notes what the page itself found wrong; undefined once it was sent. */
	setFound: (found: Problems | undefined) => void;
	/** What a field holds: as it was typed when something was refused, else as the screen gives it. */
	valuesOf: (name: string) => string[] | undefined;
	/** What the screen gives a field, whatever was typed. */
	savedOf: (name: string) => string[] | undefined;
	isBusy: boolean;
};

const ScopeContext = createContext<Scope | null>(null);

const noProblems: Readonly<Problems> = {};

/** Props of a scope; `instance` tells forms of one endpoint apart. */
export type FormScopeProps = { form: FormOf; instance?: string | number; values?: FormValues; children: ReactNode };

/** Lends the form to fields that stand outside its element; where all stand inside, EndpointForm does it. */
export function FormScope({ form, instance, values, children }: FormScopeProps) {
	const scope = useNewScope(form, instance, values);
	return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}

/** The form around, if it is this one. */
export function useScopeAround(form: FormOf, instance?: string | number): Scope | null {
	const scope = useContext(ScopeContext);
	return scope?.key === formKey(faceOf(form).name, instance) ? scope : null;
}

/** The form around. Throws outside of any. */
export function useFormScope(): Scope {
	const scope = useContext(ScopeContext);
	if (!scope) throw new Error("a field stands in no form");
	return scope;
}

/** A form with its words; one without fields is made of its name. */
export function faceOf(form: FormOf): FormFace {
	return typeof form === "string" ? { name: form, fields: {} } : form;
}

function useNewScope(form: FormOf, instance: string | number | undefined, values: FormValues = {}): Scope {
	const face = faceOf(form);
	const key = formKey(face.name, instance);
	const { answer, isBusy } = useFormAnswer(key);
	const [found, setFound] = useState<Problems>();
	const savedOf = (name: string) => textsOf(values[name]);
	const valuesOf = (name: string) => {
		const isAnsweredBack = answer && (answer.refusal || answer.asks || answer.data !== undefined);
		return (isAnsweredBack ? answer.typed[name] : undefined) ?? savedOf(name);
	};
	return {
		face,
		key,
		id: formId(key),
		answer,
		problems: found ?? answer?.refusal?.errors ?? noProblems,
		setFound,
		valuesOf,
		savedOf,
		isBusy,
	};
}

function textsOf(value: FormValues[string]): string[] | undefined {
	if (value === undefined || value === null) return undefined;
	if (typeof value === "boolean") return [value ? "1" : "0"];
	return (Array.isArray(value) ? value : [value]).map(String);
}

/** What a form was answered last, wherever it was sent from, and whether it is on its way. */
export function useFormAnswer(key: string): { answer: FormAnswer | undefined; isBusy: boolean } {
	const fetcher = useFetcher<FormAnswer>({ key });
	const posted = useActionData<FormAnswer>();
	const { state, formData } = useNavigation();
	const isSent = state !== "idle" && formData?.get(formField) === key;
	const answer = fetcher.data ?? (posted?.form === key ? posted : undefined);
	return { answer, isBusy: isSent || fetcher.state !== "idle" };
}
