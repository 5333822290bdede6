import './style/index.css';
import { afterFirstPaint } from './first-screen/after-first-paint.ts';

afterFirstPaint(() => void import('./start.tsx'));
