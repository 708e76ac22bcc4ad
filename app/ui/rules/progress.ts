/** How far something has come: the tone of its bar, and what is left in percent. */

/** How a progress bar is filled: grey when it is off, orange under a quarter, else the client's colour. */
export function progressTone(percent: number, isActive = true): "off" | "low" | "brand" {
	if (!isActive) return "off";
	return percent < 25 ? "low" : "brand";
}

/** What is left of what there was, in whole percent, rounded up and kept within 0 to 100. */
export function percentLeft(remaining: number, budgeted: number): number {
	if (budgeted <= 0) return 0;
	return Math.min(100, Math.max(0, Math.ceil((remaining / budgeted) * 100)));
}
