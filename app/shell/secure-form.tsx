/** The one form that posts: it carries the CSRF token and, where a call must happen once, a key of its own. */
import { Form, type FormProps, useActionData, type useFetcher, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useFrame } from "./use-frame";

/** Props of a posting form; `repeatKey` makes a second sending of the same form harmless. */
export type SecureFormProps = Omit<FormProps, "method"> & {
	repeatKey?: string;
	/** The fetcher that sends it, for forms that leave the page in place. */
	fetcher?: ReturnType<typeof useFetcher>;
};

/** A POST form that works with and without scripts. */
export function SecureForm({ repeatKey, fetcher, children, ...props }: SecureFormProps) {
	const Posting = fetcher ? fetcher.Form : Form;
	const { form, wasSent } = useFreshAfterSuccess();
	const noteSending = (event: FormEvent<HTMLFormElement>) => {
		props.onSubmit?.(event);
		// What a script takes itself, or a fetcher sends, is no navigation.
		wasSent.current = !fetcher && !event.defaultPrevented;
	};
	return (
		<Posting {...props} ref={form} method="post" onSubmit={noteSending}>
			<HiddenSecrets repeatKey={repeatKey} />
			{children}
		</Posting>
	);
}

/** The hidden fields alone, for a form that is made elsewhere. */
export function HiddenSecrets({ repeatKey }: { repeatKey?: string }) {
	const { csrf_token } = useFrame();
	return (
		<>
			<input type="hidden" name="csrf_token" value={csrf_token} />
			{repeatKey && <input type="hidden" name="idempotency_key" value={repeatKey} />}
		</>
	);
}

/** Empties a form that stays on the screen after what it sent was done, as it would be without scripts; what is refused stays. */
function useFreshAfterSuccess() {
	const { state } = useNavigation();
	const isRefused = useActionData() !== undefined;
	const form = useRef<HTMLFormElement>(null);
	const wasSent = useRef(false);
	useEffect(() => {
		if (state !== "idle" || !wasSent.current) return;
		wasSent.current = false;
		if (!isRefused) form.current?.reset();
	}, [state, isRefused]);
	return { form, wasSent };
}
