/** The time that is left, second by second. */
import { useEffect, useRef, useState } from "react";
import { type Lookup, useTranslation } from "~/ui/texts";
import { Icon } from "./icon";
import { clockText, shortClockText, type TimeLeft, timeLeft } from "./rules/countdown";
import { countdownTickMs } from "./timings";

/** Props of a countdown; `nowMs` is the server's clock when it rendered, so that both sides show the same. */
export type CountdownProps = {
	untilMs: number;
	nowMs: number;
	/** Stands before the time, such as 'Ends in'. */
	prefix?: string;
	/** Stands at zero; 'Time expired' unless told. */
	endText?: string;
	/** The end in words, which stands in place of the time left where no script can count it down. */
	untilText?: string;
	hasIcon?: boolean;
	/** '5:00' in place of '00:05:00', for what lasts minutes. */
	isShort?: boolean;
	onEnd?: () => void;
};

/** Months, days and a clock, every second; at zero it says so and tells its owner once. */
export function Countdown({ untilMs, nowMs, prefix, endText, untilText, hasIcon, isShort, onEnd }: CountdownProps) {
	const { t } = useTranslation("common");
	const left = timeLeft(untilMs, useNow(nowMs, untilMs, onEnd));
	const words = left
		? [prefix, ...partsOf(left, t), isShort ? shortClockText(left) : clockText(left)].filter(Boolean).join(" ")
		: (endText ?? t("countdown.expired"));
	return (
		<span className="countdown" role="timer">
			{hasIcon && <Icon name="clock" size="small" />}
			<span className={left && untilText ? "script-only" : undefined}>{words}</span>
			{left && untilText && <span className="without-scripts">{untilText}</span>}
			{!left && (
				<span className="unseen" role="status">
					{words}
				</span>
			)}
		</span>
	);
}

function partsOf(left: TimeLeft, t: Lookup<"common">): string[] {
	const parts: string[] = [];
	if (left.months > 0) parts.push(t("countdown.months", { count: left.months }));
	if (left.months > 0 || left.days > 0) parts.push(t("countdown.days", { count: left.days }));
	return parts;
}

/** The server's clock, carried on by this one's ticks; it stops at the end. */
function useNow(nowMs: number, untilMs: number, onEnd?: () => void): number {
	const [now, setNow] = useState(nowMs);
	const end = useRef(onEnd);
	end.current = onEnd;
	useEffect(() => {
		const skewMs = nowMs - Date.now();
		if (nowMs >= untilMs) return;
		const timer = setInterval(() => {
			const current = Date.now() + skewMs;
			setNow(current);
			if (current < untilMs) return;
			clearInterval(timer);
			end.current?.();
		}, countdownTickMs);
		return () => clearInterval(timer);
	}, [nowMs, untilMs]);
	return now;
}
