/** The form of an endpoint: it posts, with scripts or without, shows what was wrong, and leads to it. */
import { Form, type FormProps, useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { isOffline } from "~/shell/offline-notice";
import { useFrame } from "~/shell/use-frame";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { checkControls } from "./field-checks";
import { type FormAnswer, formField, staysField, type Typed } from "./form-answer";
import { FormProblems } from "./form-problems";
import { FormScope, type FormScopeProps, faceOf, type Scope, useFormScope, useScopeAround } from "./form-scope";
import { noteTyped, putBack } from "./typed-meanwhile";
import { useUnansweredForm } from "./unanswered-forms";

/** Props of the form's element. */
export type EndpointFormProps = Omit<FormScopeProps, "children"> &
	Pick<FormProps, "className" | "action" | "encType" | "preventScrollReset" | "onInput"> & {
		/** Sends without leaving the page, where scripts run; what was answered is handed to `onAnswer`. */
		stays?: boolean;
		onAnswer?: (answer: FormAnswer) => void;
		/** How long a form that stays waits before it is sent. */
		sendAfterMs?: number;
		/** Sees the sending first; what it prevents is not sent. */
		onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
		/** The key that makes a second sending harmless, where it is not the form's own. */
		repeatKey?: string;
		/** The screen shows by itself what was refused. */
		hidesProblems?: boolean;
		/** Sets what its fields say as often as they change: it may be sent again before it is answered, and is not emptied. */
		isSetting?: boolean;
		children?: ReactNode;
	};

/** The form with its hidden fields; inside a FormScope of its own it is only the element. */
export function EndpointForm(props: EndpointFormProps) {
	const { form, instance, values } = props;
	const around = useScopeAround(form, instance);
	if (around) return <FormElement {...props} />;
	return (
		<FormScope form={form} instance={instance} values={values}>
			<FormElement {...props} />
		</FormScope>
	);
}

function FormElement(props: EndpointFormProps) {
	const { className, action, encType, preventScrollReset, onInput, stays, hidesProblems, children } = props;
	const scope = useFormScope();
	const element = useRef<HTMLFormElement>(null);
	const fetcher = useFetcher<FormAnswer>({ key: scope.key });
	const { keep, isRestored } = useUnansweredForm(scope.key, element, scope.isBusy);
	const { begin, follow } = useAfterAnswer(scope, element, props);
	const submit = useSubmit(scope, props, fetcher, (form) => {
		keep(form);
		begin();
	});
	const Posting = stays ? fetcher.Form : Form;
	return (
		<Posting
			ref={element}
			id={scope.id}
			method="post"
			noValidate
			{...{ className, action, encType, preventScrollReset }}
			onInput={(event) => {
				follow(event);
				onInput?.(event);
			}}
			onSubmit={submit}
		>
			<HiddenFields formKey={scope.key} repeatKey={props.repeatKey ?? faceOf(scope.face).repeat_key} />
			{isRestored && <RestoredNotice />}
			{!hidesProblems && <FormProblems />}
			{children}
		</Posting>
	);
}

function RestoredNotice() {
	const { t } = useTranslation("common");
	return <Notice isLive>{t("form.restored")}</Notice>;
}

/** The hidden fields of a posting form: token, name, and the key of a call that must happen once. */
export function HiddenFields({ formKey, repeatKey }: { formKey?: string; repeatKey?: string }) {
	const { csrf_token } = useFrame();
	return (
		<>
			<input type="hidden" name="csrf_token" value={csrf_token} />
			{formKey && <input type="hidden" name={formField} value={formKey} />}
			{repeatKey && <input type="hidden" name="idempotency_key" value={repeatKey} />}
		</>
	);
}

/** Checks before sending, so that a slow line is not needed to learn of an empty field; the server decides anyway. */
function useSubmit(
	scope: Scope,
	{ stays, sendAfterMs, onSubmit, action, isSetting }: EndpointFormProps,
	fetcher: ReturnType<typeof useFetcher>,
	keep: (form: HTMLFormElement) => void,
) {
	const { t } = useTranslation("common");
	return (event: FormEvent<HTMLFormElement>) => {
		onSubmit?.(event);
		if (event.defaultPrevented) return;
		const form = event.currentTarget;
		const pressed = (event.nativeEvent as SubmitEvent).submitter;
		const found = checkControls(form, scope.face, t, pressed);
		scope.setFound(found);
		if (found || (scope.isBusy && !isSetting)) return event.preventDefault();
		if (isOffline()) return event.preventDefault();
		keep(form);
		if (!stays) return;
		event.preventDefault();
		const data = new FormData(form, pressed);
		data.set(staysField, "1");
		const options = {
			method: "post",
			action,
			encType: "application/x-www-form-urlencoded",
			preventScrollReset: true,
		} as const;
		if (sendAfterMs === undefined) fetcher.submit(data, options);
		else setTimeout(() => fetcher.submit(data, options), sendAfterMs);
	};
}

/** Leads to what is wrong; empties what was done, as it would be without scripts. `begin` hears that it is sent, `follow` of what is typed. */
function useAfterAnswer(
	scope: Scope,
	element: React.RefObject<HTMLFormElement>,
	{ onAnswer, isSetting }: EndpointFormProps,
) {
	const { answer, problems, isBusy } = scope;
	const wasBusy = useRef(false);
	const latest = useRef(onAnswer);
	latest.current = onAnswer;
	/** From the sending on, which comes before the page knows itself busy, until the answer. */
	const typedMeanwhile = useRef<Typed | null>(null);
	const isRefused = answer?.refusal !== undefined;
	useErrorTitle((Object.keys(problems).length > 0 || isRefused) && !isBusy);
	useEffect(() => {
		if ((Object.keys(problems).length === 0 && !isRefused) || isBusy) return;
		firstWrong(element.current)?.focus();
	}, [problems, isRefused, isBusy, element]);
	useEffect(() => {
		if (isBusy) {
			wasBusy.current = true;
			return;
		}
		if (!wasBusy.current) return;
		wasBusy.current = false;
		if (element.current && !isSetting && answer?.refusal === undefined && answer?.data === undefined) {
			element.current.reset();
			putBack(element.current, typedMeanwhile.current ?? {});
		}
		typedMeanwhile.current = null;
		if (answer) latest.current?.(answer);
	}, [isBusy, answer, element, isSetting]);
	return {
		begin: () => {
			typedMeanwhile.current = {};
		},
		follow: (event: FormEvent<HTMLFormElement>) => {
			if (typedMeanwhile.current) noteTyped(typedMeanwhile.current, event);
		},
	};
}

/** The title begins with 'Error:' while something is wrong, as it does on the page that comes without scripts. */
function useErrorTitle(isWrong: boolean) {
	const { t } = useTranslation("common");
	const begins = `${t("form.errorTitle")} `;
	useEffect(() => {
		if (!isWrong) return;
		const usual = document.title.startsWith(begins) ? document.title.slice(begins.length) : document.title;
		document.title = begins + usual;
		return () => {
			if (document.title === begins + usual) document.title = usual;
		};
	}, [isWrong, begins]);
}

function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
	const controls = [...(form?.elements ?? [])].filter(
		(control): control is HTMLElement => control instanceof HTMLElement,
	);
	const wrong = controls.find((control) => control.matches("[aria-invalid='true'], [data-invalid]"));
	return wrong ?? document.querySelector<HTMLElement>(`[data-problems="${form?.id}"]`);
}
