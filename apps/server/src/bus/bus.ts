/**
 * A notification of a possible change. A notification can be lost, late or duplicated: the store is the source of
 * truth.
 */
export type ChangeNotification =
  | { readonly about: 'log'; readonly kind: string; readonly id: string; readonly seq: number }
  | { readonly about: 'chat'; readonly game: string }
  /** A player has connected to a game. */
  | { readonly about: 'arrival'; readonly game: string }
  | { readonly about: 'lobby' }
  | { readonly about: 'person'; readonly person: string }
  /** A session or an access token is no longer valid, or a token has a new stream. */
  | { readonly about: 'session'; readonly session: string }
  /** A person has taken a seat in a game. */
  | { readonly about: 'seat'; readonly person: string }
  | { readonly about: 'notices'; readonly person: string };

export type Listener = (notification: ChangeNotification) => void;

/**
 * A topic to which a node subscribes: the notifications about one log, including the chat and the players of a game;
 * those about one person's seats; or all others, which concern every node. A node therefore receives notifications only
 * about the games and people that it serves.
 */
export type Topic = { readonly kind: string; readonly id: string } | 'every-node';

/** One listener on one topic. */
export interface Subscription {
  /**
   * Resolves when the bus delivers notifications, or has become unreachable; undefined if it delivers them already.
   * Notifications sent before that are lost. Never rejects, since most subscribers do not wait for it.
   */
  readonly ready: Promise<void> | undefined;
  end(): void;
}

/** Carries notifications to every node that has subscribed to their topic, the sender included. */
export interface Bus {
  publish(notification: ChangeNotification): void;
  subscribe(topic: Topic, listener: Listener): Subscription;
  /** False while notifications may be getting lost. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** Returns the topic on which a notification is sent. */
export function topicOf(notification: ChangeNotification): Topic {
  if (notification.about === 'log') return notification;
  if (notification.about === 'seat') return { kind: 'person', id: notification.person };
  return 'game' in notification ? { kind: 'game', id: notification.game } : 'every-node';
}

/** Returns a topic as text: letters, digits and one dot. */
export function formatTopic(topic: Topic): string {
  return topic === 'every-node' ? topic : `${topic.kind}.${topic.id}`;
}

/** Makes every node close the sockets of sessions that have ended. */
export function publishEndedSessions(bus: Bus, sessions: readonly string[]): void {
  for (const session of sessions) bus.publish({ about: 'session', session });
}
