import contextlib
import io
import re
import unittest
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]


def samples(path: Path, package: str = "halma") -> list[str]:
    """Returns the samples of a page that import the package."""
    blocks = re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    return [block for block in blocks if f"from {package} import" in block]


class SamplesTest(unittest.TestCase):
    def test_every_sample_runs_and_prints(self) -> None:
        for page, count in ((FOLDER / "README.md", 3), (FOLDER.parent / "docs/guides/use-from-python.md", 1)):
            found = samples(page)
            self.assertEqual(len(found), count)
            for sample in found:
                with self.subTest(page.name), contextlib.redirect_stdout(io.StringIO()) as output:
                    exec(compile(sample, str(page), "exec"), {"__name__": "sample"})
                    self.assertNotEqual(output.getvalue(), "")


if __name__ == "__main__":
    unittest.main()
