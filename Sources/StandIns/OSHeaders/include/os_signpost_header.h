// What `import os.signpost` names; the Swift module `os` declares it all.
#pragma once
