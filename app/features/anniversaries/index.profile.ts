/** What the profile shows of anniversaries, apart so that feeds do not carry it. */
export { GreetingsCard } from "./greetings-card";
