/** Short messages of success at the top right, read aloud, gone by themselves. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "~/ui/texts";
import { Anchor } from "./anchor";
import { IconButton } from "./button";
import { Icon } from "./icon";
import { useTopDialog } from "./open-dialogs";
import { errorToastMs, toastMs } from "./timings";

/** A message; a link leads to what it tells of. */
export type ToastMessage = { text: string; tone?: "good" | "bad"; link?: { href: string; label: string } };

type ShownToast = ToastMessage & { key: number };
type Toasts = { show: (message: ToastMessage) => void };

const ToastContext = createContext<Toasts>({ show: () => undefined });

/** The way to show a toast from anywhere below the region. */
export function useToasts(): Toasts {
	return useContext(ToastContext);
}

const none: readonly ToastMessage[] = [];
/** More would lie over what they tell of. */
const maxAtOnce = 3;

/**
 * The region in which toasts appear; `initial` are messages that came with the page or a later answer, shown also without
 * scripts. While a dialog is open they stand in it, since nothing below it can be read or pressed; what moves stays its full time.
 */
export function ToastRegion({ initial = none, children }: { initial?: readonly ToastMessage[]; children: ReactNode }) {
	const { t } = useTranslation("common");
	const nextKey = useRef(initial.length);
	const [shown, setShown] = useState<ShownToast[]>(() => initial.map((message, key) => ({ ...message, key })));
	const show = useCallback((message: ToastMessage) => {
		const key = nextKey.current;
		nextKey.current += 1;
		setShown((current) =>
			[...current.filter(({ text }) => text !== message.text), { ...message, key }].slice(-maxAtOnce),
		);
	}, []);
	const seen = useRef(initial);
	useEffect(() => {
		if (seen.current === initial) return;
		seen.current = initial;
		for (const message of initial) show(message);
	}, [initial, show]);
	const hide = useCallback((key: number) => setShown((current) => current.filter((toast) => toast.key !== key)), []);
	const toasts = useMemo(() => ({ show }), [show]);
	const dialog = useTopDialog();
	const region = (inside: ReactNode) => (
		<section className="toasts" aria-label={t("toast.region")} aria-live="polite">
			{inside}
		</section>
	);
	const all = shown.map((toast) => <Toast key={toast.key} toast={toast} onEnd={() => hide(toast.key)} />);
	return (
		<ToastContext.Provider value={toasts}>
			{region(!dialog && all)}
			{dialog && createPortal(region(all), dialog)}
			{children}
		</ToastContext.Provider>
	);
}

/** One toast; it waits while it is pointed at or focused. */
export function Toast({ toast, onEnd }: { toast: ToastMessage; onEnd: () => void }) {
	const { t } = useTranslation("common");
	const [isHeld, setIsHeld] = useState(false);
	const end = useRef(onEnd);
	end.current = onEnd;
	const isBad = toast.tone === "bad";
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(() => end.current(), isBad ? errorToastMs : toastMs);
		return () => clearTimeout(timer);
	}, [isHeld, isBad]);
	const hold = { onFocus: () => setIsHeld(true), onBlur: () => setIsHeld(false) };
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only holds the timer while somebody reads
		<div className="toast" onMouseEnter={() => setIsHeld(true)} onMouseLeave={() => setIsHeld(false)} {...hold}>
			<Icon name={isBad ? "warning" : "check"} />
			<p className="grow">{toast.text}</p>
			{toast.link && <Anchor href={toast.link.href}>{toast.link.label}</Anchor>}
			<IconButton icon="close" iconSize="small" label={t("closeDialog")} className="script-only" onClick={onEnd} />
		</div>
	);
}
